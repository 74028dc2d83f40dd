import { useState } from 'react'
import { innermostText, statePaths } from '#lab/core/inspect/snapshot-states.ts'
import { findPaths, type Path } from '#lab/core/paths/find-paths.ts'
import type { AnyExample } from '#lab/core/run/any-example.ts'
import type { RunPlace } from '#lab/core/run/place-link.ts'
import { stepText } from '#lab/core/run/steps.ts'
import { Button } from '#ui/basics/button.tsx'
import { Select } from '#ui/pickers/select.tsx'

const labelOf = ({ input, steps, value }: Path) =>
  `${steps.map(stepText).join(', ') || input} → ${innermostText(statePaths(value))}`

/**
 * Finds the paths through a machine, and opens the chosen path at its start. Not for screens: they send more events at
 * their start.
 */
export function PathPicker({ example, onOpen }: { example: AnyExample; onOpen: (place: RunPlace) => void }) {
  const [paths, setPaths] = useState<readonly Path[] | 'searching' | null>(null)
  if (paths === null || paths === 'searching') {
    const find = async () => {
      setPaths('searching')
      setPaths((await findPaths(example)).paths)
    }
    return (
      <Button isPending={paths !== null} onPress={() => void find()}>
        Find paths
      </Button>
    )
  }
  const choose = (at: string) => {
    const path = paths[Number(at)]
    if (path) onOpen({ input: path.input, steps: path.steps, applied: 0 })
  }
  return (
    <Select
      label="Path"
      isLabelHidden
      placeholder={`Choose one of ${paths.length} paths`}
      options={paths.map((path, at) => ({ id: String(at), label: labelOf(path) }))}
      value={null}
      onChange={choose}
    />
  )
}
