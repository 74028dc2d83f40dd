import { hint, kbd } from './kbd.css.ts'
import { keySigns } from './key-signs.ts'

/**
 * Visual hint for a shortcut: `Enter` becomes "↵ next field", `Ctrl+Enter` becomes "Ctrl ↵ record". Touch screens hide
 * the key.
 */
export function KeyHint({ keys, children }: { keys: string; children: string }) {
  return (
    <span className={hint} aria-hidden="true">
      <kbd className={kbd}>{keySigns(keys)}</kbd>
      {children}
    </span>
  )
}
