import { kbd } from '#ui/basics/kbd.css.ts'
import { hint } from './key-hint.css.ts'

/** The key that commands are given with, as it is called on this computer: "⌘" on Macs, "Ctrl" on others. */
const commandKey = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl')

/** What a key does, for the eye: "↵ next field", with `isCommand` "Ctrl ↵ record". Not shown where there are fingers and no keys. */
export function KeyHint({ keys, isCommand, children }: { keys: string; isCommand?: boolean; children: string }) {
  return (
    <span className={hint} aria-hidden="true">
      <kbd className={kbd}>{isCommand ? `${commandKey()} ${keys}` : keys}</kbd>
      {children}
    </span>
  )
}
