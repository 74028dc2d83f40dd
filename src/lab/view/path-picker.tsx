import { useState } from 'react'
import { innermostText, statePaths } from '#lab/core/inspect/snapshot-states.ts'
import { coverageOf, formatShortCoverage } from '#lab/core/paths/coverage.ts'
import { findPaths, type Path, type Paths } from '#lab/core/paths/find-paths.ts'
import { uncoveredParts } from '#lab/core/paths/uncovered-parts.ts'
import type { AnyExample } from '#lab/core/run/any-example.ts'
import type { RunPlace } from '#lab/core/run/place-link.ts'
import { stepText } from '#lab/core/run/steps.ts'
import { Button } from '#ui/basics/button.tsx'
import { Select } from '#ui/pickers/select.tsx'
import * as css from './lab.css.ts'

const labelOf = ({ input, steps, value }: Path) =>
  `${steps.map(stepText).join(', ') || input} → ${innermostText(statePaths(value))}`

/** Shows the coverage of the found paths, and the reason for each uncovered part. */
function FoundCoverage({ example, found }: { example: AnyExample; found: Paths }) {
  const uncovered = found.paths.length > 0 ? uncoveredParts(example, found) : []
  return (
    <>
      <span className={css.quiet}>
        {[formatShortCoverage(coverageOf(found)), found.note].filter(Boolean).join('. ')}
      </span>
      {uncovered.length > 0 ? (
        <details>
          <summary className={css.quiet}>{uncovered.length} parts not covered</summary>
          <ul className={css.states} aria-label="Parts that no path covers">
            {uncovered.map(([part, reason]) => (
              <li key={part}>
                <span className={css.code}>{part}</span> <span className={css.quiet}>{reason}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}

/**
 * Finds the paths through a machine from its inputs and from `input`, and opens the chosen path at its start. Shows what
 * the paths don't cover. Not for screens: they send more events at their start.
 */
export function PathPicker({
  example,
  input,
  onOpen,
}: {
  example: AnyExample
  input: string
  onOpen: (place: RunPlace) => void
}) {
  const [found, setFound] = useState<Paths | 'searching' | null>(null)
  if (found === null || found === 'searching') {
    const find = async () => {
      setFound('searching')
      setFound(await findPaths(example, { inputs: [...new Set([...Object.keys(example.inputs), input])] }))
    }
    return (
      <Button isPending={found !== null} onPress={() => void find()}>
        Find paths
      </Button>
    )
  }
  const { paths } = found
  const choose = (at: string) => {
    const path = paths[Number(at)]
    if (path) onOpen({ input: path.input, steps: path.steps, applied: 0 })
  }
  return (
    <>
      {paths.length > 0 ? (
        <Select
          label="Path"
          isLabelHidden
          placeholder={`Choose one of ${paths.length} paths`}
          options={paths.map((path, at) => ({ id: String(at), label: labelOf(path) }))}
          value={null}
          onChange={choose}
        />
      ) : null}
      <FoundCoverage {...{ example, found }} />
    </>
  )
}
