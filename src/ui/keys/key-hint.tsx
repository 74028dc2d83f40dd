import { hint, kbd } from './kbd.css.ts'
import { keySigns } from './key-signs.ts'

/** What keys do, for the eye: "↵ next field" of `Enter`, "Ctrl ↵ record" of `Ctrl+Enter`. The keys are not shown where there are fingers. */
export function KeyHint({ keys, children }: { keys: string; children: string }) {
  return (
    <span className={hint} aria-hidden="true">
      <kbd className={kbd}>{keySigns(keys)}</kbd>
      {children}
    </span>
  )
}
