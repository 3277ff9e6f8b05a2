// The interactive parts of /open-circle: the gatherings, the meeting of two, and the way back to the top.
export { Gatherings } from '#flows/gatherings/Gatherings.tsx';
export { MeetingRequest } from '#flows/meetingRequest/MeetingRequest.tsx';
export { ScrollTop } from '#flows/scrollTop/ScrollTop.tsx';
