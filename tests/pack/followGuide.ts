/**
 * Does what a guide says, word by word: types the lines of each `sh` box, makes the changes of each `diff` box in the file that
 * the text before it named last, and looks for the lines of each `text` box in what was printed last.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Follower {
  /** Types a line in the reader's folder; what is printed. */
  type(line: string): Promise<string>
  /** The reader's folder. */
  readonly directory: string
}

export interface Followed {
  /** Lines that were typed, in order. */
  readonly typed: readonly string[]
  /** The output of the last command. */
  readonly printed: string
  readonly changes: number
}

/** @throws Error with the line of the guide where it leads astray. */
export const followGuide = async (markdown: string, follower: Follower): Promise<Followed> => {
  const typed: string[] = []
  let printed = ''
  let file: string | undefined
  let changes = 0
  for (const { language, lines, before } of boxesOf(markdown)) {
    file = [...before.matchAll(/`([\w./-]+\/[\w-]+\.(?:yaml|md))`/g)].at(-1)?.[1] ?? file
    if (language === 'sh') {
      for (const line of lines) {
        printed = await follower.type(line)
        typed.push(line)
      }
    } else if (language === 'text') {
      for (const line of lines)
        if (!printed.includes(line)) throw new Error(`The guide says “${line}”, but what was printed is:\n${printed}`)
    } else if (language === 'diff') {
      if (file === undefined) throw new Error('The guide changes a file and has named none.')
      change(join(follower.directory, file), lines)
      changes++
    }
  }
  return { typed, printed, changes }
}

interface Box {
  readonly language: string
  readonly lines: readonly string[]
  /** The text between the last box and this one. */
  readonly before: string
}

const boxesOf = (markdown: string): readonly Box[] => {
  const boxes: Box[] = []
  let end = 0
  for (const match of markdown.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)) {
    const [whole, language, body] = match
    boxes.push({ language, lines: body.replace(/\n$/, '').split('\n'), before: markdown.slice(end, match.index) })
    end = match.index + whole.length
  }
  return boxes
}

/** Puts the lines with + where those with - stand, or below those that stay; what stays and goes must be there exactly once. */
const change = (path: string, lines: readonly string[]): void => {
  const text = readFileSync(path, 'utf8')
  const old = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1))
  const now = lines.filter((line) => !line.startsWith('-')).map((line) => line.slice(1))
  const parts = text.split(old.join('\n'))
  if (parts.length !== 2)
    throw new Error(`The guide changes what ${path} holds ${parts.length - 1} times:\n${old.join('\n')}`)
  writeFileSync(path, parts.join(now.join('\n')))
}
