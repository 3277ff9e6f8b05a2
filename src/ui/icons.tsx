// The icons of single views, so that no other page fetches them; those of the frame and of most pages are in Icon.tsx.

export const chevronLeft = <path d="m12.5 5-5 5 5 5" />;
export const chevronRight = <path d="m7.5 5 5 5-5 5" />;
export const up = <path d="M10 16.5v-13m-5 5 5-5 5 5" />;
export const down = <path d="M10 3.5v13m-5-5 5 5 5-5" />;
export const download = <path d="M10 3v10m-4.5-4.500L10 13l4.5-4.500M3.5 16.500h13" />;
export const upload = <path d="M10 13V3m-4.5 4.500L10 3l4.5 4.500M3.5 16.500h13" />;
export const bell = <path d="M4 14.500h12l-1.5-2.500V8.500a4.5 4.5 0 0 0-9 0V12zm4.5 2.500h3" />;
export const eye = (
  <>
    <path d="M2 10s3-5.5 8-5.5 8 5.5 8 5.5-3 5.5-8 5.500S2 10 2 10Z" />
    <circle cx="10" cy="10" r="2.25" />
  </>
);
export const eyeOff = (
  <>
    <path d="M2 10s3-5.5 8-5.5 8 5.5 8 5.5-3 5.5-8 5.500S2 10 2 10Z" />
    <path d="m4 16.5 12-13" />
  </>
);
export const record = <circle cx="10" cy="10" r="5" fill="currentColor" stroke="none" />;
export const file = <path d="M5 2.500h6.500L15 6v11.500H5zm6.5 0V6H15" />;
export const pause = <path d="M7 4.500v11m6-11v11" />;
export const play = <path d="M6.5 4.500v11l9-5.500z" />;
