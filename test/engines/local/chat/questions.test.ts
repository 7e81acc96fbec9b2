import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readAs, readWordings } from '../../../../bench/audio/question-wordings.ts';
import { leastCpuMs } from '../../../../packages/film/test/support/cpu-time.ts';
import { findIntents } from '../../../../src/engines/local/chat/questions/find-intents.ts';

const expected: Record<string, string[]> = {
  transcribe: [
    'Transcribe this.',
    'Please transcribe the audio',
    'Can you transcribe this recording word for word?',
    'transcribe',
    'Transcript please',
    'What does it say?',
    'What does she say in this clip?',
    'What is being said?',
    "What's said in the recording?",
    'What did the speaker say?',
    'What did I just say?',
    'Write down what you hear.',
    'Write down exactly what is said in the audio, nothing else.',
    'Could you please give me the full transcript of this audio file?',
    'I need a transcript of the attached voice message.',
    'Listen to the audio and tell me what the man says.',
    'What words are spoken?',
    'What are the exact words?',
    'Hello! Here is a recording. What does the person say? Thanks.',
    'Convert this speech to text',
    'You are a transcription service. Transcribe whatever the user says.',
    'Just the transcript, no commentary.',
    '请转写这段录音',
    '这个人说了什么？',
    'Was wird gesagt?',
    'Transcribe el audio, por favor',
  ],
  translate: [
    'Translate this into English.',
    'Please translate the audio to English',
    'What does it mean in English?',
    'What is she saying in English?',
    'Translate what he says from French to English.',
    '把这段话翻译成英文',
    'Give me an English translation of the recording.',
  ],
  repeat: [
    'Repeat after me.',
    'Say it again.',
    'Please repeat what I said',
    'Repeat the recording.',
    'Repeat that back to me.',
  ],
  language: [
    'What language is this?',
    'Which language is spoken in the recording?',
    'In what language does she speak?',
    'Identify the language.',
    'what language is the speaker using?',
    'Tell me the language of the clip.',
  ],
  duration: [
    'How long is this recording?',
    'How long is it?',
    'What is the duration of the audio in seconds?',
    'How many seconds long is the clip?',
    'How long does the audio last?',
    "What's the length of the file?",
  ],
  'count-words': [
    'How many words are spoken?',
    'How many words does she say?',
    'Count the words.',
    'How many words are there in the recording? Answer with a number only.',
    'What is the word count of this recording?',
    'Tell me the number of words in this audio.',
  ],
  numbers: [
    'List the numbers said.',
    'List all the numbers you hear in the recording.',
    'Which numbers does he mention?',
    'What are the numbers mentioned?',
    'Extract all numbers from the audio',
  ],
  'sum-of-numbers': ['What is the sum of the numbers?', 'Add up the numbers.'],
  pace: ['How fast does he speak?', 'What is the speech rate?', 'How many words per minute does she speak?'],
  loudness: ['How loud is it?', 'What is the loudness of the recording?'],
  pitch: ['How high is the voice?', 'What is the pitch of the voice?', 'How deep is his voice?'],
  pauses: ['How many pauses are there?'],
  'longest-pause': ['How long is the longest pause?'],
  'is-speech': [
    'Is anybody speaking?',
    'Is there any speech in this recording?',
    'Does anyone speak?',
    'Is someone talking in the audio?',
    'Can you hear a voice?',
  ],
  'is-music': ['Is there music?', 'Is this music?'],
  'is-silent': ['Is it silent?'],
  'kind-of-sound': ['What kind of sound is this?', 'Is this speech, music or silence?'],
  'edge-words first 1': [
    'What is the first word?',
    'Which word comes first?',
    'What is the first word she says?',
  ],
  'edge-words last 1': [
    'What is the last word said?',
    'What was the last word in the recording?',
    'What word does it end with?',
  ],
  'edge-words first 3': ['What are the first three words?', 'Give me the first 3 words of the recording.'],
  'nth-word 4': ['What is the fourth word?', 'What is the 4th word he says?'],
  'says dashwood': [
    'Does he say Dashwood?',
    'Does she mention Dashwood?',
    'Is the word Dashwood spoken?',
    'Does the speaker say the word dashwood anywhere?',
  ],
  'says Mr. Dashwood': ['Does he say "Mr. Dashwood"?'],
  'count-phrase the': [
    'How often does he say "the"?',
    "How many times is the word 'the' used?",
    'How many times does she say the word the?',
  ],
  'count-recordings': ['How many recordings did I send?'],
  'count-sentences': ['How many sentences are there?'],
  'compare duration true': ['Which recording is longer?', 'Which one is the longest?'],
  'compare loudness false': ['Which of the two recordings is quieter?'],
  'compare pitch true': ['Which recording has the higher voice?'],
  'compare pace true': ['Which speaker talks faster?'],
  'compare words true': ['Which recording has more words?'],
  'same-words': ['Do both recordings say the same?', 'Do they say the same thing?'],
  'total-duration': ['What is the total length of the recordings?', 'How long are they together?'],
  'transcribe #2': [
    'Transcribe the second recording.',
    'What does recording 2 say?',
    'What is said in the second one?',
  ],
  'duration #-1': ['How long is the last clip?'],
  'language #1 #2': ['What language are the first and the second recording?'],
  'transcribe + duration': [
    'Transcribe it and tell me how long it is.',
    'What does it say, and how long is it?',
  ],
  'language + count-words': ['Which language is it? And how many words are there?'],
  '?': [
    'Summarise the recording.',
    'What does he say about the weather?',
    'How long did the king reign, according to the speaker?',
    'Is the speaker happy?',
    'What is the capital of France?',
    'Why did she leave?',
    'Translate this into German.',
    'What language should I learn?',
    'How many apples did she buy?',
    'Who is the speaker?',
    'How long should I boil an egg?',
    'Write a poem about what you hear.',
    'What is the first thing she does?',
    'Does he like cats?',
    'Tell me a joke',
  ],
  'transcribe + ?': ['Transcribe the recording and summarise it.'],
};

/** The same in other words. */
const reworded: Record<string, string[]> = {
  transcribe: [
    'Can you make out what the lady is saying?',
    'Provide a verbatim transcription of the attached file.',
    "I'd like the text of this voice memo, please.",
    'Tell me what is said in this audio clip.',
    'Give me a word-for-word transcript.',
    'Type out this recording for me',
    'Please write out everything that is said.',
    'What are they saying?',
    'Read me what was said.',
    'Put what she says in writing.',
    'Transcribe the following audio file accurately.',
    'I cannot listen to this now, what does it say?',
    'Do a transcription',
    'Whats being said here?',
    'Give me every word.',
    'Could you write up what this person said?',
    'Transcription of this clip, please.',
    'What do I say in this recording?',
    'Please transcribe both clips.',
    'Show me the words that are spoken.',
    'Tell me exactly what you heard.',
    'I missed that. What did she say?',
    'Listen and type what is said.',
  ],
  translate: [
    'Could you translate the recording to English for me?',
    'English translation please.',
    'Translate her words into English.',
    'How would you say this in English?',
    'Translate.',
    'Tell me in English what this says.',
    'I do not speak Spanish, what is he saying in English?',
    'Please provide the English translation of the audio.',
    'Turn this into English.',
    'Please translate what the man says.',
    'Translate the speech into English, please.',
    'What would this be in English?',
    'Give me this in English.',
  ],
  duration: [
    'How long does this clip run?',
    'Length of the audio?',
    'Tell me how many seconds the recording lasts.',
    'What is the running time of this file?',
    'For how long does the person speak?',
    'How long is the audio file in seconds?',
    'how long was that',
    'Give the duration.',
    'What is the length of the recording, in seconds?',
    'Could you tell me how long this voice message is?',
    'How many seconds is it?',
    'What is the exact duration of this clip?',
    'How long was the recording I sent?',
    'How long is that in seconds?',
  ],
  'count-words': [
    'How many words did you hear?',
    'Number of words?',
    'Count how many words the speaker uses.',
    'How many words does this recording contain?',
    'Please count every word in the audio.',
    'How many words in total?',
    'how many words was that',
    'Tell me how many words I said.',
    'Give me the word count.',
    'Count the number of words in the clip.',
    'How many words can you hear?',
    'What is the number of words spoken?',
    'How many words long is it?',
  ],
  language: [
    "What's the language?",
    'Which language do you hear?',
    'What language is he talking in?',
    'Can you tell which language this is?',
    'Is this English or French?',
    'Language?',
    'What language do they speak in this clip?',
    'Which language am I speaking?',
    'Name the language of the speaker.',
    'In which language is the recording?',
    'Do you recognise the language?',
    'Is she speaking German?',
    'What language did you hear?',
  ],
  numbers: [
    'What numbers do you hear?',
    'Please list every number that is mentioned.',
    'Pick out the numbers.',
    'Any numbers mentioned?',
    'Tell me all the numbers she says.',
    'What digits are spoken?',
  ],
  repeat: [
    'Repeat what you just heard.',
    'Say exactly what I said.',
    'Please say that again.',
    'Echo the recording.',
    'Now repeat it.',
  ],
  'says dog': ['Is the word "dog" mentioned?'],
  'count-phrase dog': ['How many times do you hear the word "dog"?'],
  'edge-words last 1': ['Tell me the last word of the recording.'],
  'is-speech': ['Do you hear anybody talking?', 'Is a person talking in this file?'],
  pace: ['How quickly is she talking?'],
  'transcribe #1': ['What is said in the first clip?'],
  '?': [
    'What does the speaker think about the meeting?',
    'What kind of person is speaking?',
    'Why is he talking?',
    'Say something nice.',
    'What should I answer to this?',
    'How many people are in the meeting?',
    'Is the language formal?',
    'What is the main point?',
    'Write a reply to this message.',
    'What time is the meeting?',
    'Give me three keywords.',
    'Does he sound angry?',
    'Translate this into Chinese.',
    'How long will the journey take?',
    'What number of apples does he buy?',
    'Correct the grammar of what I said.',
    'Who said it?',
    'Repeat the main idea in simple words.',
    'What word describes her mood?',
    'Is this recording a joke?',
  ],
  'says hello': ['Does anyone say hello?'],
};

test('questions that code can answer are distinguished from those it cannot', () => {
  const wrong = [...Object.entries(expected), ...Object.entries(reworded)].flatMap(([answer, questions]) =>
    questions
      .map((question) => ({ question, read: readAs(question), answer }))
      .filter(({ read, answer }) => read !== answer),
  );
  assert.deepEqual(wrong, []);
});

test('in many wordings and languages', () => {
  const { exact, missed, others, mistaken } = readWordings(
    fileURLToPath(new URL('./question-wordings.txt', import.meta.url)),
  );
  assert.ok(exact > 650 && others > 350);
  assert.ok(missed.length / exact < 0.05, missed.map(({ question }) => question).join('\n'));
  assert.ok(mistaken.length / others < 0.01, mistaken.map(({ question }) => question).join('\n'));
});

test('a bare answer is given when it is asked for', () => {
  assert.ok(findIntents('How many words? Answer with one number.').terse);
  assert.ok(findIntents('Does he say yes? Answer yes or no.').terse);
  assert.ok(!findIntents('How many words are there?').terse);
});

/** Four times the length may take four times as long; a pattern that backtracks takes thousands of times. */
const growsTooFast = async (unit: string): Promise<boolean> => {
  const longest = `${unit} `.repeat(400).slice(0, 1_000);
  const most = Math.max(20, 4 * 8 * (await leastCpuMs(() => findIntents(longest.slice(0, 250)))));
  return (await leastCpuMs(() => findIntents(longest), most)) > most;
};

test('no question takes disproportionately long', async () => {
  const pieces = [
    'said told',
    'the recording',
    'one tell',
    'and what is',
    'please who',
    'transcribe. ',
    "'it's",
  ];
  for (const piece of pieces)
    for (const start of ['', 'transcribe ', 'how often does he say ', 'answer '])
      assert.ok(!(await growsTooFast(start + piece)), start + piece);
  assert.ok(findIntents(`Transcribe this. ${'x'.repeat(2_000)}`).hasUnansweredPart);
});
