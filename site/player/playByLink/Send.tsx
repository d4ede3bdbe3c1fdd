/** The link to send, and the one that comes back: as a dialog, and in place of the map while the game is not opened yet. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { usePlayer } from '../context.ts'
import { Dialog } from '../dialogs/Dialog.tsx'
import { Given, useCopy } from '../dialogs/Given.tsx'
import { addressOfForces, download } from '../link.ts'
import { Button } from '../panels/parts.tsx'
import { Facts } from './Facts.tsx'
import { seatFile, told, verify } from './game.ts'
import { isToSend, wordsOf } from './sentences.ts'

/** Longer addresses do not pass everywhere: files do. */
const longestAddress = 2000

/** Hands something to another program of the device, where the browser does that; returns whether it was taken. */
const share = async (what: ShareData): Promise<boolean> => {
  try {
    await navigator.share(what)
    return true
  } catch {
    return false
  }
}

const canShare = (what: ShareData): boolean => navigator.canShare?.(what) ?? false

const Outgoing = ({ chain }: { readonly chain: string }) => {
  const { state, scenario } = usePlayer()
  const { told: message, tell, copy } = useCopy('link')
  const address = addressOfForces(undefined, `link=${chain}`)
  const isLong = address.length > longestAddress
  const number = chain.split('/').length - 2
  const name = `${scenario.id}-link-${number}.sandtable`
  const file = new File([`${chain}\n`], name, { type: 'text/plain' })
  const asLink: ShareData = { title: scenario.title, url: address }
  const asFile: ShareData = { title: scenario.title, files: [file] }
  const what = isLong ? asFile : asLink
  const shareIt = async (): Promise<void> => {
    if (!(await share(what))) tell('It was not shared.')
  }
  return (
    <section class="link-part stack" aria-label="To send">
      {isLong ? (
        <p>
          The game has grown too long for a link ({address.length} characters): send it as a file. The other one opens
          it here, under Share.
        </p>
      ) : (
        <Given text={address}>
          Link {number} of this game
          {!state.covered.value && `, ${state.ui.words.turn(state.position.value.state.turn).toLowerCase()}`}
        </Given>
      )}
      <div class="dialog-actions">
        {canShare(what) && <Button press={() => void shareIt()}>Share …</Button>}
        <Button class={isLong ? 'button main' : 'button'} press={() => download(name, chain)}>
          Save as a file
        </Button>
        {!isLong && (
          <Button class="button main" press={() => void copy(address)}>
            Copy the link
          </Button>
        )}
      </div>
      <p class="note" role="status">
        {message}
      </p>
    </section>
  )
}

/** Takes up what the other one sent. */
const Incoming = () => {
  const { actions } = usePlayer()
  const take = (text: string): void => {
    if (text.trim() !== '') void actions.openSent(text)
  }
  return (
    <section class="link-part stack" aria-label="What comes back">
      <label class="field">
        <span>The link that comes back opens by itself when you follow it. Or put it here:</span>
        <input type="text" value="" placeholder="https://" onInput={({ currentTarget }) => take(currentTarget.value)} />
      </label>
      <div class="open-file cluster">
        <label class="button">
          Open a file that you received
          <input
            type="file"
            class="visually-hidden"
            accept=".sandtable,text/plain"
            onChange={({ currentTarget }) => void currentTarget.files?.[0]?.text().then(take)}
          />
        </label>
      </div>
      <p class="note" role="status">
        {told.value}
      </p>
    </section>
  )
}

/** Checks the whole game, once it is over. */
const Verified = () => {
  const { state } = usePlayer()
  const [text, setText] = useState('Checking the whole game …')
  useEffect(() => void verify(state).then(setText), [state])
  return (
    <p class="verified" role="status">
      {text}
    </p>
  )
}

const OwnSide = () => {
  const { state, scenario } = usePlayer()
  return (
    <details>
      <summary>Play on at another device</summary>
      <p class="note">
        The file of your side holds the game and your key. Open it under Share there. Whoever has it can move in your
        place: keep it to yourself.
      </p>
      <Button press={() => download(`${scenario.id}-my-side.sandtable`, seatFile(state))}>
        Save the file of your side
      </Button>
    </details>
  )
}

const Content = () => {
  const { state } = usePlayer()
  const chain = state.saved.value.byLink?.chain ?? ''
  const [, text] = wordsOf(state)
  const isOver = state.saved.value.byLink?.status === 'over'
  return (
    <>
      <p>{text}</p>
      {(isToSend(state) || isOver) && <Outgoing chain={chain} />}
      {isOver && <Verified />}
      {isToSend(state) && !isOver && <Incoming />}
      <Facts />
      {!isOver && <OwnSide />}
    </>
  )
}

export const Send = () => {
  const { state } = usePlayer()
  const [title] = wordsOf(state)
  return (
    <Dialog title={title}>
      <Content />
    </Dialog>
  )
}

/** Before both have given a secret there is no first position to show. */
export const Unopened = () => {
  const { state, actions, scenario } = usePlayer()
  const [title] = wordsOf(state)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section class="handover middle" aria-labelledby="unopened-title">
      <div class="handover-card stack link-card">
        <p class="overline">{scenario.title}</p>
        <h2 ref={heading} id="unopened-title" tabIndex={-1}>
          {title}
        </h2>
        <Content />
        <Button class="button quiet" press={() => void actions.goBack()}>
          Leave it for now
        </Button>
      </div>
    </section>
  )
}
