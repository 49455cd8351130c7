/**
 * Stands for React in the file of a question type: the build resolves `react` and
 * `react/jsx-runtime` to this one. The widget, or the preview in wp-admin, hands over
 * its own, so that no file brings a framework along.
 */
import type { BuiltPart, Part } from '../part';
import type { KIT } from '../kit';
import { setWords } from './words';

let kit: typeof KIT;

export const jsx: typeof KIT.jsx = ( ...of ) => kit.jsx( ...of );
export const jsxs: typeof KIT.jsxs = ( ...of ) => kit.jsxs( ...of );
export const useLayoutEffect: typeof KIT.useLayoutEffect = ( ...of ) => kit.useLayoutEffect( ...of );
export const useRef = ( value: unknown ) => kit.useRef( value );
export const useState = ( value: unknown ) => kit.useState( value );

/** What the file exports. */
export const registers =
	( own: Part ): BuiltPart[ 'default' ] =>
	( types, type, part, given ) => {
		kit = given;
		setWords( part.words );
		types[ type ] = own;
		return own.css;
	};
