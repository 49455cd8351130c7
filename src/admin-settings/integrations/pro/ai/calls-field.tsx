import { useState } from 'react';
import type { FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { saveSettings } from '../../../../shared/api/settings/mutators';
import { toastMeta } from '../../../../shared/notices/mutation-toasts';

/** As the server has it (`OpinionModule`). */
const FEWEST = 1;
const MOST = 1000;

/** The limit of money: calls a day. */
export function CallsField( { value, onSaved }: { value: number; onSaved: () => void } ) {
	const [ typed, setTyped ] = useState( String( value ) );
	const number = Number( typed );
	const fits = /^\d{1,4}$/.test( typed ) && number >= FEWEST && number <= MOST;
	const save = useMutation( {
		mutationFn: () => saveSettings( { ai_calls_a_day: number } ),
		meta: toastMeta( {
			success: () => __( 'The limit was saved.', 'userfeedback' ),
			error: () => __( 'The limit could not be saved.', 'userfeedback' ),
		} ),
		onSuccess: onSaved,
	} );
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( fits ) {
			save.mutate();
		}
	};
	return (
		<form className="uf-ai-consent__row" onSubmit={ submit } noValidate>
			<TextControl
				__next40pxDefaultSize
				type="number"
				min={ FEWEST }
				max={ MOST }
				label={ __( 'Most calls a day', 'userfeedback' ) }
				help={
					fits
						? __( 'A call reads up to 40 answers. Your connector may charge for each.', 'userfeedback' )
						: __( 'Enter a whole number from 1 to 1,000.', 'userfeedback' )
				}
				value={ typed }
				onChange={ setTyped }
			/>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				type="submit"
				isBusy={ save.isPending }
				disabled={ ! fits || number === value }
				accessibleWhenDisabled
			>
				{ __( 'Save limit', 'userfeedback' ) }
			</Button>
		</form>
	);
}
