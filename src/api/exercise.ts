import { decodeExercise, type ExerciseFile, exercisePath } from '../wire/exercise.ts';
import { fetchOwnFile } from './own-file.ts';

/** An exercise of our own site, with its tests; throws when it does not come. */
export function fetchExercise(tutorial: string, name: string): Promise<ExerciseFile> {
  return fetchOwnFile(exercisePath(tutorial, name), decodeExercise);
}
