/**
 * Tabs that have the same game open know of each other: one plays it, the others follow. Who plays holds a lock, which the browser
 * gives on when that tab closes. Where a browser has no locks, as outside of secure origins, every tab plays.
 */

export interface Tabs {
  /** Takes up a game; another one is let go. Returns false when another tab plays it: then this one waits for its turn. */
  take(game: string): Promise<boolean>
  /** Takes the game that is waited for from the tab that plays it. */
  seize(): void
  /** Tells the other tabs that a game has been saved, or is gone. */
  announce(game: string): void
  dispose(): void
}

export interface Told {
  /** Another tab has saved a game, or removed it. */
  changed(game: string): void
  /** This tab plays the game from now on, or another one has taken it over. */
  plays(isPlaying: boolean): void
}

export const openTabs = ({ changed, plays }: Told): Tabs => {
  const locks: LockManager | undefined = navigator.locks
  const channel = new BroadcastChannel('sandtable')
  channel.onmessage = ({ data }) => changed(String(data))
  let game = ''
  let isPlaying = true
  /** Until it is known who plays the game that was taken up last. */
  let taken: Promise<void> | undefined
  let letGo = (): void => {}

  /** Asks for the lock of the game. Answers at once where `ifAvailable` or `steal` is set, and else when it is free. */
  const ask = (options: LockOptions): Promise<boolean> => {
    const { promise: answer, resolve } = Promise.withResolvers<boolean>()
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const asked = game
    let isHolding = false
    const use = (lock: Lock | null): Promise<void> | undefined => {
      // Meanwhile another game was taken up.
      isHolding = lock !== null && asked === game
      resolve(isHolding)
      if (!isHolding) return undefined
      letGo = release
      return held
    }
    locks?.request(`sandtable/${game}`, options, use).catch(() => {
      resolve(false)
      if (!isHolding || asked !== game) return
      isPlaying = false
      plays(false)
      wait()
    })
    return answer
  }

  /** Waits until the tab that plays the game lets it go. */
  const wait = (): void => {
    const given = new AbortController()
    letGo = () => given.abort()
    void playWhen(ask({ signal: given.signal }))
  }

  const playWhen = async (answer: Promise<boolean>): Promise<void> => {
    if (!(await answer)) return
    isPlaying = true
    plays(true)
  }

  return {
    async take(wanted) {
      if (locks !== undefined && wanted !== game) {
        letGo()
        game = wanted
        taken = ask({ ifAvailable: true }).then((answer) => {
          if (wanted !== game) return
          isPlaying = answer
          if (!isPlaying) wait()
        })
      }
      // Other requests for the same game meanwhile get the same answer.
      await taken
      return isPlaying
    },
    seize() {
      letGo()
      void playWhen(ask({ steal: true }))
    },
    announce: (saved) => channel.postMessage(saved),
    dispose() {
      letGo()
      channel.close()
    },
  }
}
