import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Button } from '#ui/basics/button.tsx'
import * as css from './file-drop.css.ts'

/**
 * Reads files that the user selects, drops or pastes, and text that the user drops or pastes. `types` are extensions
 * and media types that the file dialog suggests; dropped files can have other types.
 *
 * Uses native events, because react-aria's drop zone adds an invisible tab stop.
 */
export function FileDrop({
  label,
  button,
  types,
  isPending = false,
  onFiles,
  onText,
}: {
  label: string
  button: string
  types: readonly string[]
  isPending?: boolean
  onFiles: (files: readonly File[]) => void
  onText: (text: string) => void
}) {
  const [isTarget, setTarget] = useState(false)
  const take = (data: DataTransfer) => {
    const { files } = data
    const text = data.getData('text/plain')
    if (files.length > 0) onFiles([...files])
    else if (text !== '') onText(text)
  }
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setTarget(true)
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setTarget(false)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setTarget(false)
      take(event.dataTransfer)
    },
    onPaste: ({ clipboardData }: ClipboardEvent) => take(clipboardData),
  }
  return (
    <div className={css.zone} data-drop-target={isTarget || undefined} {...drop}>
      <p>{label}</p>
      <FileTrigger
        acceptedFileTypes={types}
        onSelect={list => {
          if (list && list.length > 0) onFiles([...list])
        }}
      >
        <Button isPending={isPending}>{button}</Button>
      </FileTrigger>
    </div>
  )
}
