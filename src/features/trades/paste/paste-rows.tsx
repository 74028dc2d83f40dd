import { type ClipboardEvent, type ReactNode, type Ref, useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { isTable } from '#domain/pasting/pasted-lines.ts'
import type { PasteActor } from '#machines/paste/paste.selectors.ts'
import { Button } from '#ui/basics/button.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import * as css from './paste.css.ts'
import { beginPaste } from './use-paste.ts'

/** Opens the paste dialog. Its file is usually prefetched; a toast reports a failed load. */
export function PasteRows({ paste, ref }: { paste: PasteActor; ref: Ref<HTMLButtonElement> }) {
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [parts, setParts] = useState<typeof import('./paste-dialog.tsx')>()
  const open = async () => {
    setOpen(true)
    if (parts) return
    try {
      // Not `lazy`: a failed import would replace the form with the error screen.
      setParts(await import('./paste-dialog.tsx'))
    } catch {
      setOpen(false)
      const description = 'Check your connection, then reload the page.'
      toast({ kind: 'error', title: 'The dialog could not be opened', description })
    }
  }
  return (
    <>
      <Button ref={ref} onPress={() => void open()} isPending={isOpen && !parts}>
        Paste rows
      </Button>
      {isOpen && parts ? (
        <parts.PasteDialog
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

/** Accepts pasted spreadsheet rows, also inside a field. A single cell goes into the field. */
export function PasteArea({
  paste,
  isDisabled,
  onRows,
  children,
}: {
  paste: PasteActor
  isDisabled: boolean
  /** Called after a paste of rows, with the target element. */
  onRows: (target: EventTarget) => void
  children: ReactNode
}) {
  const locale = useLocale()
  const take = (event: ClipboardEvent<HTMLDivElement>) => {
    const text = event.clipboardData.getData('text/plain')
    // React events bubble from a dialog to its React parent, although the DOM nodes are apart.
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
