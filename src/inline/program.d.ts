/** The text of a program of this folder, compiled to one line (`build/vite/inline-programs.ts`). */
declare module '*?program' {
  const code: string;
  export default code;
}
