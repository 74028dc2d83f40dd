// Language of react-aria, which reads it once when it loads. Without an asynchronous dependency this module runs before
// react-aria in the development server as well, where texts load later.
import { languageLocale } from '#messages/language.ts'

Object.assign(window, { [Symbol.for('react-aria.i18n.locale')]: languageLocale })
