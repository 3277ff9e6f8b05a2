// The interactive part of the meeting of two on /open-circle.
export { MeetingRequest } from '#flows/meetingRequest/MeetingRequest.tsx';
