/** Buttons that do something on the page. */
import type { ButtonHTMLAttributes, ComponentChildren, TargetedMouseEvent } from 'preact'
import { usePlayer } from '../context.ts'
import type { Subject } from '../types.ts'
import { Icon, type IconName } from './Icon.tsx'

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'onClick' | 'icon'> {
  readonly press: (event: TargetedMouseEvent<HTMLButtonElement>) => void
}

/** Looks like a button unless `class` says otherwise, as `link` does. */
export const Button = ({ press, ...attributes }: ButtonProps) => (
  <button class="button" {...attributes} type="button" onClick={press} />
)

/** An icon whose name only screen readers hear. */
export const IconButton = ({ icon, name, ...attributes }: ButtonProps & { icon: IconName; name: string }) => (
  <Button {...attributes}>
    <Icon name={icon} />
    <span class="visually-hidden">{name}</span>
  </Button>
)

/** Selects a subject, and closes the dialog in which it is named. */
export const SubjectLink = ({ subject, children }: { subject: Subject; children: ComponentChildren }) => {
  const { actions } = usePlayer()
  return (
    <Button class="link" press={() => actions.show(subject)}>
      {children}
    </Button>
  )
}
