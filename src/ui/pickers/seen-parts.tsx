import { type ReactNode, use } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'

/**
 * The parts of a combo box beside its list. react-aria renders what is in a combo box once more, out of sight, to learn
 * its options: there these are left out.
 */
export const SeenParts = ({ children }: { children: ReactNode }) => (use(ComboBoxStateContext) ? children : null)
