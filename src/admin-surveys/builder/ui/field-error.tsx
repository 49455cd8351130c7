import { Icon } from '@wordpress/components';
import { fault } from './icons';

/** The sentence below a wrong field; say its id in the field's aria-describedby. */
export function FieldError( { id, text }: { id?: string; text: string } ) {
	return (
		<p className="ufb-error" id={ id } role="alert">
			<Icon icon={ fault } size={ 16 } />
			{ text }
		</p>
	);
}
