/** The page's side of the worker. */

import type { ScenarioBundle } from '../../compiler/bundle.ts'
import type { PlayerId } from '../../engine/ai/players.ts'
import type { FromWorker, Replayed, ToWorker } from './messages.ts'

export interface WorkerClient {
  /** Moves of one turn as they are decided. Ends early when the caller stops asking. */
  turn(player: PlayerId, record: string): AsyncGenerator<string, void>
  hashOf(record: string): Promise<Replayed>
  selfPlay(player: PlayerId, seed: number): Promise<Replayed>
  dispose(): void
}

/** `load` imports the module of the system's worker, only for its address: so page and worker share the engine's files. */
export const startWorker = async (
  bundle: ScenarioBundle,
  load: () => Promise<{ readonly address: string }>,
): Promise<WorkerClient> => {
  const { address } = await load()
  const worker = new Worker(address, { type: 'module' })
  const jobs = new Map<number, (message: FromWorker) => void>()
  let lastJob = 0
  let isBroken = false
  const post = (message: ToWorker): void => worker.postMessage(message)

  worker.addEventListener('message', (event: MessageEvent<FromWorker>) => jobs.get(event.data.job)?.(event.data))
  worker.addEventListener('error', () => {
    isBroken = true
    for (const [job, receive] of jobs) receive({ type: 'failed', job, reason: 'the worker could not start' })
  })
  const levels = bundle.difficulties.map(({ id }) => id)
  post({ type: 'open', scenario: bundle.scenario, scenarioHash: bundle.hash, levels })

  /** What the worker answers, until it has said all or the caller stops asking. */
  async function* ask(message: (job: number) => ToWorker): AsyncGenerator<FromWorker, void> {
    if (isBroken) throw new Error('the worker could not start')
    const job = ++lastJob
    const waiting: FromWorker[] = []
    let wake: () => void = () => {}
    jobs.set(job, (answer) => {
      waiting.push(answer)
      wake()
    })
    post(message(job))
    try {
      for (;;) {
        const answer = waiting.shift()
        if (answer === undefined) {
          await new Promise<void>((resolve) => {
            wake = resolve
          })
        } else if (answer.type === 'failed') throw new Error(answer.reason)
        else if (answer.type === 'turn-over') return
        else yield answer
      }
    } finally {
      jobs.delete(job)
      post({ type: 'stop', job })
    }
  }

  async function* turn(player: PlayerId, record: string): AsyncGenerator<string, void> {
    for await (const answer of ask((job) => ({ type: 'play', job, player, record })))
      if (answer.type === 'move') yield answer.move
  }

  const replayed = async (message: (job: number) => ToWorker): Promise<Replayed> => {
    for await (const answer of ask(message)) if (answer.type === 'result') return answer.result
    throw new Error('the worker gave no result')
  }

  return {
    turn,
    hashOf: (record) => replayed((job) => ({ type: 'hash', job, record })),
    selfPlay: (player, seed) => replayed((job) => ({ type: 'self-play', job, player, seed })),
    dispose: () => worker.terminate(),
  }
}
