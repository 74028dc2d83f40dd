import { type ClipboardEvent, type ReactNode, type Ref, useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { isTable } from '#domain/pasting/pasted-lines.ts'
import type { PasteActor } from '#machines/paste/paste.selectors.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { lazyPart, usePart } from '#ui/lazy-part.ts'
import * as css from './paste.css.ts'
import { beginPaste } from './use-paste.ts'

const pasteDialog = lazyPart(async () => (await import('./paste-dialog.tsx')).PasteDialog)

/** Button that opens the paste dialog. */
export function PasteRows({ paste, ref }: { paste: PasteActor; ref: Ref<HTMLButtonElement> }) {
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const { part: PasteDialog, want, isLoading } = usePart(pasteDialog)
  return (
    <>
      <Button ref={ref} onPress={() => want(() => setOpen(true))} isPending={isLoading}>
        {t('Paste rows')}
      </Button>
      {isOpen && PasteDialog ? (
        <PasteDialog
          text={text}
          onChange={setText}
          onPaste={() => {
            if (!beginPaste(paste, text, locale)) return
            setText('')
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}

/**
 * Wraps content in which the user can paste spreadsheet rows, even inside a field. A single cell is pasted into the
 * field as usual.
 */
export function PasteArea({
  paste,
  isDisabled,
  onRows,
  children,
}: {
  paste: PasteActor
  isDisabled: boolean
  /** Called when rows are pasted, with the target of the paste event. */
  onRows: (target: EventTarget) => void
  children: ReactNode
}) {
  const locale = useLocale()
  const take = (event: ClipboardEvent<HTMLDivElement>) => {
    const text = event.clipboardData.getData('text/plain')
    // Ignores pastes in a dialog: React events bubble to the React parent, even if the DOM parent differs.
    if (isDisabled || !isTable(text) || !event.currentTarget.contains(event.target as Node)) return
    event.preventDefault()
    event.stopPropagation()
    onRows(event.target)
    beginPaste(paste, text, locale)
  }
  return (
    <div className={css.area} onPasteCapture={take}>
      {children}
    </div>
  )
}
