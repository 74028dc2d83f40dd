import type { ReactNode } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import type { AnyExample } from '#lab/core/run/any-example.ts'
import { type RunPlace, readRunFile, writeRunFile } from '#lab/core/run/place-link.ts'
import { stepText } from '#lab/core/run/steps.ts'
import { Button } from '#ui/basics/button.tsx'
import { saveFile } from '#ui/basics/save-file.ts'
import { toast } from '#ui/feedback/toasts.ts'
import * as css from './lab.css.ts'

/** Buttons that copy a run, save it as a file, and open or compare a saved run. */
export function RunFiles({
  example,
  place,
  onCopyLink,
  onCopyTest,
  onOpen,
  onCompare,
  children,
}: {
  example: AnyExample
  place: RunPlace
  onCopyLink: () => void
  /** Undefined if the run cannot be copied as a test. */
  onCopyTest: (() => void) | undefined
  onOpen: (place: RunPlace) => void
  onCompare: (place: RunPlace) => void
  /** More buttons. */
  children: ReactNode
}) {
  const lost = place.steps.find(step => step.do === 'send' && step.lost)
  const isDisabled = lost !== undefined
  const { id: machine } = example.machine
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
      {lost ? (
        <p className={css.quiet}>
          This run has no link and no test: {stepText(lost)} has data that a link can’t contain.
        </p>
      ) : null}
      <div className={css.chips}>
        <Button icon="copy" isDisabled={isDisabled} onPress={onCopyLink}>
          Copy link
        </Button>
        {onCopyTest ? (
          <Button icon="copy" isDisabled={isDisabled} onPress={onCopyTest}>
            Copy as test
          </Button>
        ) : null}
        <Button
          icon="download"
          isDisabled={isDisabled}
          onPress={() => saveFile(writeRunFile(machine, place), `${machine}.run.json`, 'application/json')}
        >
          Save run
        </Button>
        <FileTrigger acceptedFileTypes={['.json']} onSelect={files => void read(files, onOpen)}>
          <Button>Open run</Button>
        </FileTrigger>
        <FileTrigger acceptedFileTypes={['.json']} onSelect={files => void read(files, onCompare)}>
          <Button>Compare run</Button>
        </FileTrigger>
        {children}
      </div>
    </>
  )
}
