/** Reads the words of a command line; what is wrong with them is a `UsageError` with a way out. */
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { didYouMean } from '../diagnostics/suggest.ts'
import { UsageError } from './command.ts'

type Option = NonNullable<ParseArgsConfig['options']>[string]

/** The options of a command; one with `choices` takes one of these and nothing else. */
export type Options = Readonly<Record<string, Option & { readonly choices?: readonly string[] }>>

type Parsed<O extends Options> = {
  readonly values: ReturnType<typeof parseArgs<{ options: O; allowPositionals: true; strict: true }>>['values']
  readonly words: readonly string[]
}

/** Options and plain words. At most `mostWords` words; unknown options are refused with the nearest known one. */
export const parseArguments = <O extends Options>(
  args: readonly string[],
  options: O,
  mostWords: number,
): Parsed<O> => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
    if (positionals.length > mostWords) throw new UsageError(`Unexpected argument "${positionals[mostWords]}".`)
    for (const [name, { choices }] of Object.entries(options)) {
      const value: unknown = (values as Record<string, unknown>)[name]
      if (choices !== undefined && typeof value === 'string' && !choices.includes(value)) {
        throw new UsageError(`--${name} takes ${choices.join(', ')}, not "${value}".`)
      }
    }
    return { values: values as Parsed<O>['values'], words: positionals }
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(explain(error, args, Object.keys(options)))
  }
}

const explain = (error: unknown, args: readonly string[], known: readonly string[]): string => {
  const message = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const short = /'(?:-\w, )?--([\w-]+)/.exec(message)?.[1]
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' && short !== undefined) {
    return message.includes('does not take')
      ? `--${short} takes no value.`
      : `--${short} takes a value, as in --${short}=<value>; one that begins with a dash needs the =.`
  }
  if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return message.split('\n')[0]
  const name = args.find((word) => word.startsWith('-') && !known.includes(word.replace(/^-+/, '').split('=')[0])) ?? ''
  const guess = didYouMean(name.replace(/^-+/, ''), known)
  return `Unknown option "${name}".${guess ? ` Did you mean --${guess}?` : ''}`
}

/** A whole number within a range, or a `UsageError`. */
export const parseCount = (name: string, text: string, from: number, to: number): number => {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= from && value <= to) return value
  throw new UsageError(`--${name} takes a whole number from ${from} to ${to}, not "${text}".`)
}
