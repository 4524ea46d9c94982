/** The text of a program of this folder, compiled to one line (`build/vite/inline-programs.ts`). */
declare module '*?program' {
  const code: string;
  export default code;
}

/** The same of a module that does nothing until what it exports is called, by this name. */
declare module '*?program=__react' {
  const code: string;
  export default code;
}
