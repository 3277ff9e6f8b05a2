// The interactive part of /advisory: the fit check, and the dialog of the application.
export { AdvisoryApplication } from '#flows/advisoryApplication/AdvisoryApplication.tsx';
