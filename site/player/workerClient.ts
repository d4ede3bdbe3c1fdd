/** The page's side of the worker. */
import type { ScenarioBundle } from '../../compiler/bundle.ts'
import type { OpponentId } from '../../engine/ai/opponents.ts'
import type { Side } from '../../engine/game.ts'
import type { Replayed } from './replay.ts'
import type { Decided, Door } from './worker.ts'

/** How a record is looked at. */
interface Look {
  /** The position from which it begins, where that is not the scenario's first. */
  readonly base?: unknown
  /** The side that moves; absent: the first that may. */
  readonly side?: Side
  /** Told when an answer takes long. */
  readonly onSlow?: () => void
}

/** A question throws when the worker died or gave no answer for too long; the next one starts another worker. */
export interface WorkerClient {
  /** Moves of one turn as they are decided. Ends early when the caller stops asking. */
  turn(player: OpponentId, record: string, how?: Look): AsyncGenerator<Decided, void>
  /** How likely each side was to win, after each action of a record and before the first: by side, in ten-thousandths. */
  chances(record: string, how?: Look): Promise<readonly (readonly number[])[]>
  hashOf(record: string): Promise<Replayed>
  selfPlay(player: OpponentId, seed: number): Promise<Replayed>
  dispose(): void
}

/**
 * Seconds after which an answer takes long, and after which none is expected at first: slow phones think ten times as long. A machine
 * that is busy with much else needs longer still: each time that no answer came, twice as much.
 */
export const slow = 8
const tooLong = 25
const longestPatience = 200

/** The answer, or a rejection when it takes too long. */
const inTime = async <T>(answer: Promise<T>, patience: number, onSlow: () => void): Promise<T> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timers = [
    setTimeout(onSlow, slow * 1000),
    setTimeout(() => reject(new Error(`it has not answered for ${patience} seconds`)), patience * 1000),
  ]
  return Promise.race([answer, late]).finally(() => timers.forEach(clearTimeout))
}

const fetchComlink = () => import('comlink')

/** A worker that has been started, and the scenario opened in it. */
const open = async (bundle: ScenarioBundle, worker: Worker, { wrap }: Awaited<ReturnType<typeof fetchComlink>>) => {
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('its worker failed')))
  })
  // Whoever asks something is told.
  broken.catch(() => {})
  const levels = bundle.difficulties.map(({ id }) => id)
  const answers = await Promise.race([
    wrap<Door>(worker)(bundle.scenario, bundle.identity, levels, bundle.terms),
    broken,
  ])
  return { answers, broken }
}

type Opened = Awaited<ReturnType<typeof open>>

/**
 * The worker starts when it is first asked: a page on which no computer plays never loads one that could.
 * @param load imports the module of the system's worker, only for its address: so page and worker share the engine's files
 */
export const makeWorkerClient = (
  bundle: ScenarioBundle,
  load: () => Promise<{ readonly address: string }>,
): WorkerClient => {
  let opening: Promise<Opened> | undefined
  let patience = tooLong
  const start = async (): Promise<Opened> => {
    const [{ address }, comlink] = await Promise.all([load(), fetchComlink()])
    const worker = new Worker(address, { type: 'module' })
    started.add(worker)
    return open(bundle, worker, comlink)
  }
  // A worker that is stuck while it opens is stopped, too.
  const started = new Set<Worker>()
  const stop = (): void => {
    opening = undefined
    for (const worker of started) worker.terminate()
    started.clear()
  }
  const answer = async <T>(question: (answers: Opened['answers']) => Promise<T>): Promise<T> => {
    opening ??= start()
    const { answers, broken } = await opening
    return Promise.race([question(answers), broken])
  }
  const ask = async <T>(question: (answers: Opened['answers']) => Promise<T>, onSlow?: () => void): Promise<T> => {
    try {
      const asked = answer(question)
      const answered = await (onSlow ? inTime(asked, patience, onSlow) : asked)
      patience = tooLong
      return answered
    } catch (problem) {
      patience = Math.min(2 * patience, longestPatience)
      // A worker that failed is started again when it is next asked.
      stop()
      throw problem
    }
  }

  async function* turn(
    player: OpponentId,
    record: string,
    { base, side, onSlow = () => {} }: Look = {},
  ): AsyncGenerator<Decided, void> {
    const decided = await ask((answers) => answers.turn(player, record, base, side), onSlow)
    const decide = () => {
      const deciding = ask<IteratorResult<Decided, void>>(() => decided.next(), onSlow)
      // Whoever awaits it is told.
      deciding.catch(() => {})
      return deciding
    }
    let next = decide()
    for (let move = await next; !move.done; move = await next) {
      // The worker thinks on while the page shows what it was told.
      next = decide()
      yield move.value
    }
  }

  return {
    turn,
    chances: (record, { base, onSlow = () => {} } = {}) => ask((answers) => answers.chances(record, base), onSlow),
    hashOf: (record) => ask((answers) => answers.hashOf(record)),
    selfPlay: (player, seed) => ask((answers) => answers.selfPlay(player, seed)),
    dispose: stop,
  }
}
