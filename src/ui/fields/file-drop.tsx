import { DropZone, type DropZoneProps } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Text } from 'react-aria-components/Text'
import { Button } from '#ui/basics/button.tsx'
import * as css from './file-drop.css.ts'

type Dropped = Parameters<NonNullable<DropZoneProps['onDrop']>>[0]

/**
 * A place for a file: one is chosen with the button, or dropped, or pasted while the place has the focus; text can be dropped and
 * pasted as well. `types` are endings and media types that the browser offers first; others can be dropped all the same.
 */
export function FileDrop({
  label,
  button,
  types,
  isPending = false,
  onFiles,
  onText,
}: {
  /** What it is for, which is shown and read. */
  label: string
  button: string
  types: readonly string[]
  isPending?: boolean
  /** Called with one file or more. */
  onFiles: (files: readonly File[]) => void
  onText: (text: string) => void
}) {
  const take = async ({ items }: Dropped) => {
    const files = items.filter(item => item.kind === 'file')
    const text = items.find(item => item.kind === 'text' && item.types.has('text/plain'))
    if (files.length > 0) onFiles(await Promise.all(files.map(file => file.getFile())))
    else if (text?.kind === 'text') onText(await text.getText('text/plain'))
  }
  return (
    <DropZone className={css.zone} onDrop={dropped => void take(dropped)}>
      <Text slot="label">{label}</Text>
      <FileTrigger
        acceptedFileTypes={types}
        onSelect={list => {
          if (list && list.length > 0) onFiles([...list])
        }}
      >
        <Button isPending={isPending}>{button}</Button>
      </FileTrigger>
    </DropZone>
  )
}
