/** What a search needs, downloaded once somebody wants to search (B1). */
export { search, searchIndex } from '../../rules/course/search/courses.ts';
export { foundSentence, rowsOf } from '../../rules/course/search/rows.ts';
export { searchTitles } from '../../rules/tutorial/resources.ts';
export { ResultList } from './ResultList.tsx';
