/** The page's side of the worker. */
import { wrap } from 'comlink'
import type { ScenarioBundle } from '../../compiler/bundle.ts'
import type { OpponentId } from '../../engine/ai/opponents.ts'
import type { Replayed } from './replay.ts'
import type { Door } from './worker.ts'

export interface WorkerClient {
  /** Moves of one turn as they are decided. Ends early when the caller stops asking. */
  turn(player: OpponentId, record: string): AsyncGenerator<string, void>
  hashOf(record: string): Promise<Replayed>
  selfPlay(player: OpponentId, seed: number): Promise<Replayed>
  dispose(): void
}

/** A worker that has been started, and the scenario opened in it. */
const open = async (bundle: ScenarioBundle, address: string) => {
  const worker = new Worker(address, { type: 'module' })
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('the worker could not start')))
  })
  // Whoever asks something is told.
  broken.catch(() => {})
  const levels = bundle.difficulties.map(({ id }) => id)
  const answers = await Promise.race([wrap<Door>(worker)(bundle.scenario, bundle.identity, levels), broken])
  return { answers, worker, broken }
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
  const start = async (): Promise<Opened> => open(bundle, (await load()).address)
  const ask = async <T>(question: (answers: Opened['answers']) => Promise<T>): Promise<T> => {
    opening ??= start()
    // What could not be loaded is tried again when it is next asked.
    opening.catch(() => {
      opening = undefined
    })
    const { answers, broken } = await opening
    return Promise.race([question(answers), broken])
  }

  async function* turn(player: OpponentId, record: string): AsyncGenerator<string, void> {
    const decided = await ask((answers) => answers.turn(player, record))
    const decide = () => ask<IteratorResult<string, void>>(() => decided.next())
    let next = decide()
    try {
      for (let move = await next; !move.done; move = await next) {
        // The worker thinks on while the page shows what it was told.
        next = decide()
        yield move.value
      }
    } finally {
      next.catch(() => {})
    }
  }

  return {
    turn,
    hashOf: (record) => ask((answers) => answers.hashOf(record)),
    selfPlay: (player, seed) => ask((answers) => answers.selfPlay(player, seed)),
    dispose: () => void opening?.then(({ worker }) => worker.terminate()),
  }
}
