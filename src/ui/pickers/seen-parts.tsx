import { type ReactNode, use } from 'react'
import { ComboBoxStateContext, ComboBoxValue } from 'react-aria-components/ComboBox'

const nothing = () => ''

/**
 * The parts of a combo box beside its list. react-aria renders what is in a combo box once more, out of sight, to learn
 * its options: there these are left out. It looks for a list of what is chosen, too, where there can be several, and
 * renders a combo box anew that has none: it gets an empty one.
 */
export const SeenParts = ({ children }: { children: ReactNode }) =>
  use(ComboBoxStateContext) ? (
    <>
      {children}
      <ComboBoxValue hidden>{nothing}</ComboBoxValue>
    </>
  ) : null
