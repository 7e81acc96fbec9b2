/** A text that is spoken, transcribed and asked about. */
export type Passage = {
  name: string;
  text: string;
  /** With what is in a right answer; 'unanswerable': the text does not say it, and neither may the answer. */
  questions: [question: string, right: RegExp | 'yes' | 'no' | 'unanswerable'][];
};
