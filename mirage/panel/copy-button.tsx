import { useEffect, useState } from 'react'
import { Button } from '#ui/basics/button.tsx'
import { hidden } from '#ui/basics/visually-hidden.css.ts'
import { copyText } from '#ui/feedback/copy-text.ts'
import * as css from './panel.css.ts'

/** Duration of the "Copied" confirmation, in ms. */
const confirmationTime = 2000

/** Copies a text and shows a confirmation. If the browser blocks the clipboard, shows the text for manual copying. */
export function CopyButton({ text, children }: { text: () => string; children: string }) {
  const [outcome, setOutcome] = useState<{ kind: 'copied' } | { kind: 'refused'; text: string } | null>(null)
  useEffect(() => {
    if (outcome?.kind !== 'copied') return
    const timer = setTimeout(() => setOutcome(null), confirmationTime)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async () => {
    const wanted = text()
    setOutcome((await copyText(wanted)) ? { kind: 'copied' } : { kind: 'refused', text: wanted })
  }
  const isCopied = outcome?.kind === 'copied'
  return (
    <>
      <Button icon={isCopied ? 'check' : 'copy'} onPress={() => void copy()}>
        <span className={css.eitherWord}>
          <span className={isCopied ? css.away : undefined} aria-hidden={isCopied}>
            {children}
          </span>
          <span className={isCopied ? undefined : css.away} aria-hidden={!isCopied}>
            Copied
          </span>
        </span>
      </Button>
      <output className={outcome?.kind === 'refused' ? css.copyText : hidden}>
        {isCopied ? 'Copied' : ''}
        {outcome?.kind === 'refused' ? 'The browser blocked copying. Copy it by hand:' : ''}
      </output>
      {outcome?.kind === 'refused' ? <code className={css.byHand}>{outcome.text}</code> : null}
    </>
  )
}
