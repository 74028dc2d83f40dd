import { FileTrigger } from 'react-aria-components/FileTrigger'
import { type RunPlace, readRunFile, writeRunFile } from '#lab/core/run/place-link.ts'
import { Button } from '#ui/basics/button.tsx'
import { saveFile } from '#ui/basics/save-file.ts'
import { toast } from '#ui/feedback/toasts.ts'

/** Buttons that save a run as a file, and open or compare a saved run. */
export function RunFiles({
  machine,
  place,
  isDisabled,
  onOpen,
  onCompare,
}: {
  machine: string
  place: RunPlace
  /** True if the run cannot be saved. */
  isDisabled: boolean
  onOpen: (place: RunPlace) => void
  onCompare: (place: RunPlace) => void
}) {
  const read = async (files: FileList | null, act: (place: RunPlace) => void) => {
    const [file] = files ?? []
    if (!file) return
    try {
      act(readRunFile(machine, await file.text()))
    } catch (error) {
      toast({ kind: 'error', title: 'Run not opened', description: error instanceof Error ? error.message : '' })
    }
  }
  return (
    <>
      <Button
        size="small"
        icon="download"
        isDisabled={isDisabled}
        onPress={() => saveFile(writeRunFile(machine, place), `${machine}.run.json`, 'application/json')}
      >
        Save run
      </Button>
      <FileTrigger acceptedFileTypes={['.json']} onSelect={files => void read(files, onOpen)}>
        <Button size="small">Open run</Button>
      </FileTrigger>
      <FileTrigger acceptedFileTypes={['.json']} onSelect={files => void read(files, onCompare)}>
        <Button size="small">Compare run</Button>
      </FileTrigger>
    </>
  )
}
