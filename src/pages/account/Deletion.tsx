// The deletion of an account, with its lists as the site's pages set them.
import { DeleteAccount } from '#flows/deleteAccount/DeleteAccount.tsx';
import { Points } from '#pages/parts/Points.tsx';

/** The part of the page. */
export const Deletion = () => <DeleteAccount list={Points} />;
