import { installParsons } from '../../browser/tutorial/questions/parsons.ts';
import { installQuizzes } from '../../browser/tutorial/questions/quiz.ts';

/** Called when a question comes near the screen: gives all of them their buttons (T14, T15). */
export function openQuestions(): void {
  installParsons();
  installQuizzes();
}
