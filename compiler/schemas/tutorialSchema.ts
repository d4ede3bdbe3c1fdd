/** The schema of tutorials, made of what a rule system lets them point at and ask for: `npm run generate` writes it. */
import { opponentIds } from '../../engine/ai/opponents.ts'
import { capital, listWords, withArticle } from '../../engine/words.ts'
import type { SchemaNode } from './schema.ts'
import { idOf, listOf, type SchemaFile } from './written.ts'

/** What tutorials of a rule system can say besides words. */
export interface WrittenTutorial {
  /** What a task points at: one of these, by the word for it. */
  readonly pointer: Readonly<Record<string, SchemaNode>>
  /** Facts about a game. */
  readonly condition: Readonly<Record<string, SchemaNode>>
}

const made = (definition: string): SchemaNode => ({ $ref: `#/definitions/${definition}` })

/** An object with a sentence, what it points at, and conditions. */
const saying = (
  title: string,
  description: string,
  things: string,
  conditions: Readonly<Record<string, string>>,
): SchemaNode => ({
  title,
  description,
  type: 'object',
  properties: {
    say: {
      description: 'What to do and why, in plain words. `**Name**` names a button, which the page outlines.',
      $ref: '../common.schema.json#/definitions/line',
    },
    show: { description: `${things} to point at.`, $ref: '#/definitions/pointer' },
    ...Object.fromEntries(
      Object.entries(conditions).map(([name, about]) => [
        name,
        { description: about, $ref: '#/definitions/condition' },
      ]),
    ),
  },
  required: ['say', Object.keys(conditions)[0]],
  additionalProperties: false,
})

/** The schema file of the tutorials of a system. */
export const tutorialSchemaOf = (system: string, { pointer, condition }: WrittenTutorial): SchemaFile => {
  const things = capital(listWords(Object.keys(pointer).map(withArticle), 'or'))
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${system}/tutorial.schema.json`,
    title: 'TutorialFile',
    description:
      'A tutorial on a scenario: tasks that read what the player has done, and advice for the rest of the battle.',
    type: 'object',
    properties: {
      kind: { description: 'What this file is.', const: 'tutorial' },
      side: idOf('side', 'The side that it teaches; its id.'),
      opponent: {
        description:
          'Who leads the other side in a first game: the computer at random, which is for beginners, or at one of its levels.',
        enum: [...opponentIds],
        default: 'veteran',
      },
      seed: {
        description:
          'Seed of the dice of the game that it teaches: what it says must be true of what they roll. Another game of the battle rolls otherwise and has no tutorial.',
        type: 'integer',
        minimum: 0,
        maximum: 4294967295,
        default: 1,
      },
      steps: listOf('The steps, in order.', made('step'), 1, 12),
      advice: listOf(
        'What to do after the last task: the first one that fits the position is shown.',
        made('advice'),
        0,
        60,
      ),
    },
    required: ['kind', 'side', 'steps'],
    additionalProperties: false,
    definitions: {
      step: {
        title: 'TutorialStep',
        description: 'A step: what it teaches, and its tasks.',
        type: 'object',
        properties: {
          title: {
            description: 'What it teaches, in a word or two.',
            $ref: '../common.schema.json#/definitions/name',
          },
          tasks: listOf('Its tasks, in order.', made('task'), 1, 20),
        },
        required: ['title', 'tasks'],
        additionalProperties: false,
      },
      task: saying('TutorialTask', 'One thing to do.', things, {
        done: 'The task is done when all of this holds.',
        skip: 'The task is left out when all of this holds.',
      }),
      advice: saying('TutorialAdvice', 'What to do in a position.', things, {
        when: 'It is shown while all of this holds.',
      }),
      pointer: {
        title: 'TutorialPointer',
        description: `${things}: one of them.`,
        type: 'object',
        properties: pointer,
        additionalProperties: false,
        minProperties: 1,
        maxProperties: 1,
      },
      condition: {
        title: 'TutorialCondition',
        description: 'Facts about the game; all that are given must hold.',
        type: 'object',
        properties: condition,
        additionalProperties: false,
        minProperties: 1,
      },
    },
  }
}
