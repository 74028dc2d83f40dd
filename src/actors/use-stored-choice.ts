import { useState } from 'react'
import { browserStorage } from './storage.ts'

/**
 * The option that was chosen last in this browser; the first option by default. Without storage, a choice lasts until the component
 * unmounts.
 */
export function useStoredChoice<Option extends string>(
  key: string,
  options: readonly [Option, ...Option[]],
): [chosen: Option, choose: (option: Option) => void] {
  const [chosen, setChosen] = useState<Option>(
    () => options.find(option => option === browserStorage.read(key)) ?? options[0],
  )
  return [
    chosen,
    option => {
      browserStorage.write(key, option)
      setChosen(option)
    },
  ]
}
