// The dashboard's placeholder until the user is known (docs/product-spec.md, "2. Screens and routes").
import { site } from '#content/site.ts';
import { Loading } from '#pages/parts/Loading.tsx';

/** The loading text. */
export function DashboardLoading() {
  return <Loading id="dashboard" text={site.dashboardLoading} />;
}
