import { useRef, useState } from 'react'
import { Button } from '#ui/basics/button.tsx'
import { buttonLook } from '#ui/basics/button-look.ts'
import { hidden } from '#ui/basics/visually-hidden.css.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { CopyButton } from './copy-button.tsx'
import * as css from './panel.css.ts'
import { Section } from './panel-section.tsx'
import type { Source } from './panel-source.ts'
import { useAttempt } from './use-attempt.ts'

/** How long a browser may take to read a file that is being saved, in ms. */
const readWithin = 60_000

/** Offers a text to the browser as a file to save. */
function save(text: string, name: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Browsers read the file some time after the click.
  setTimeout(() => URL.revokeObjectURL(address), readWithin)
}

/** The whole situation: as a link, as a file, from a file, and reset. */
export function KeepingSection({ source, path }: { source: Source; path: () => string }) {
  const { problem, attempt } = useAttempt()
  const [isAsking, setAsking] = useState(false)
  const reset = useRef<HTMLButtonElement>(null)
  const exportFile = () => {
    const day = new Date(source.now()).toISOString().slice(0, 10)
    save(source.exportFile(), `threereco-mock-${source.situation().scenario}-${day}.json`)
  }
  const keep = () => {
    setAsking(false)
    reset.current?.focus()
  }
  return (
    <Section title="This situation">
      <div className={css.buttons}>
        <CopyButton text={() => source.link(path())}>Copy link</CopyButton>
        <Button size="small" icon="download" onPress={() => void attempt(exportFile)}>
          Export
        </Button>
        <label className={`${buttonLook({ size: 'small' })} ${css.fileButton}`}>
          Import
          <input
            type="file"
            className={hidden}
            accept=".json,application/json"
            onChange={event => {
              const [file] = event.target.files ?? []
              if (file) void attempt(async () => source.importFile(await file.text()))
              // So that the same file can be chosen again after it was mended.
              event.target.value = ''
            }}
          />
        </label>
        <Button ref={reset} size="small" variant="quietDanger" onPress={() => setAsking(true)}>
          Reset
        </Button>
      </div>
      {isAsking ? (
        <Alert>
          <p>This throws away all that was done here, in every tab.</p>
          <div className={css.answers}>
            <Button size="small" variant="danger" onPress={() => void attempt(source.reset)}>
              Throw it away
            </Button>
            <Button size="small" onPress={keep}>
              Keep it
            </Button>
          </div>
        </Alert>
      ) : null}
      {problem ? <Alert kind="bad">{problem}</Alert> : null}
    </Section>
  )
}
