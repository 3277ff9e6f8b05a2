// The workbooks of the files that compute something, by the id of the file; only the commands read them, no page does.
import type { Workbook } from './schema.workbooks.ts';
import { dilutionWeatherMap } from './workbooks/dilution-weather-map.ts';
import { foundingTeamArchitect } from './workbooks/founding-team-architect.ts';
import { goToMarketPlaybook } from './workbooks/go-to-market-playbook.ts';
import { ipMoatMap } from './workbooks/ip-moat-map.ts';
import { operatingCadenceSystem } from './workbooks/operating-cadence-system.ts';
import { pilotToContractKit } from './workbooks/pilot-to-contract-kit.ts';
import { secondCurveTimer } from './workbooks/second-curve-timer.ts';
import { strategicFundraisingToolkit } from './workbooks/strategic-fundraising-toolkit.ts';

export const workbooks: Readonly<Record<string, Workbook>> = {
  'dilution-weather-map': dilutionWeatherMap,
  'founding-team-architect': foundingTeamArchitect,
  'go-to-market-playbook': goToMarketPlaybook,
  'ip-moat-map': ipMoatMap,
  'operating-cadence-system': operatingCadenceSystem,
  'pilot-to-contract-kit': pilotToContractKit,
  'second-curve-timer': secondCurveTimer,
  'strategic-fundraising-toolkit': strategicFundraisingToolkit,
};
