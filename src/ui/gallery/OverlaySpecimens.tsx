// Overlays, as the gallery shows them: press a button to see one.
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { Avatar } from '../Avatar.tsx';
import { Button } from '../Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { Dialog, DialogActions, Layer } from '../Dialog.tsx';
import { HoverCard } from '../HoverCard.tsx';
import { Icon } from '../Icon.tsx';
import { bell } from '../icons.tsx';
import { Menu, MenuButton, MenuItem, MenuSection } from '../Menu.tsx';
import { Column, PageHeading } from '../Page.tsx';
import { Popover } from '../Popover.tsx';
import { ProgressSteps } from '../ProgressSteps.tsx';
import { Row } from '../Stack.tsx';
import { TextField } from '../TextField.tsx';
import { ToastRegion, ToastView } from '../Toast.tsx';
import { GalleryPage, Specimen, type SpecimensProps } from './Specimen.tsx';

export function OverlaySpecimens({ theme }: SpecimensProps) {
  const { isOpen: dialog, setOpen: setDialog } = useOverlayTriggerState({});
  const { isOpen: danger, setOpen: setDanger } = useOverlayTriggerState({});
  const { isOpen: layer, setOpen: setLayer } = useOverlayTriggerState({});
  const { isOpen: message, setOpen: setMessage } = useOverlayTriggerState({});
  return (
    <GalleryPage title="Overlays">
      <Specimen name="Dialog and layer">
        <Row $gap="half">
          <Button onPress={() => setDialog(true)}>Open a dialog</Button>
          <Button variant="danger" onPress={() => setDanger(true)}>
            Open a warning
          </Button>
          <Button onPress={() => setLayer(true)}>Open a layer</Button>
        </Row>
        <Dialog title="Javelyn Operator Hours" isOpen={dialog} onOpenChange={setDialog}>
          <p>For founders, operators, builders needing hands-on strategy support.</p>
          <TextField label="Role" />
          <DialogActions>
            <Button onPress={() => setDialog(false)}>Cancel</Button>
            <Button variant="primary">Continue</Button>
          </DialogActions>
        </Dialog>
        <ConfirmDialog
          title="Withdraw this question?"
          text="It leaves the queue, and you have your question of this month back."
          confirmLabel="Withdraw"
          cancelLabel="Keep it"
          busyLabel="Withdrawing..."
          isOpen={danger}
          isBusy={false}
          problem={null}
          onConfirm={() => setDanger(false)}
          onCancel={() => setDanger(false)}
        />
        <Layer
          aria-label={`Onboarding layer on ${theme}`}
          closeLabel="Close onboarding"
          isOpen={layer}
          onOpenChange={setLayer}
          header={<ProgressSteps label="Onboarding" total={5} filled={1} />}
        >
          <Column>
            <PageHeading title="Why are you here?" lede="Choose one or more that apply" />
          </Column>
        </Layer>
      </Specimen>
      <Specimen name="Menu">
        <Row>
          <MenuButton look="text" label="Newsletter" placement="bottom start">
            <Menu>
              <MenuItem href="#newsletter">Newsletter Hub</MenuItem>
              <MenuItem href="#second-curve">The Second Curve</MenuItem>
              <MenuItem href="#next-curve">The Next Curve</MenuItem>
            </Menu>
          </MenuButton>
          <MenuButton look="button" label="Sort">
            <Menu>
              <MenuItem>Newest first</MenuItem>
              <MenuItem isDisabled>By distance</MenuItem>
            </Menu>
          </MenuButton>
          <MenuButton look="icon" label={<Icon name={bell} />} aria-label="Notifications">
            <Menu>
              <MenuItem isDisabled>No new notifications</MenuItem>
            </Menu>
          </MenuButton>
          <MenuButton look="bare" label={<Avatar email="orbit@example.com" />} aria-label="Account">
            <Menu>
              <MenuSection title="orbit@example.com · Free Member">
                <MenuItem>Edit Profile</MenuItem>
                <MenuItem>Settings</MenuItem>
                <MenuItem tone="gold">Upgrade to Premium</MenuItem>
              </MenuSection>
              <MenuSection aria-label="Session">
                <MenuItem>Sign out</MenuItem>
              </MenuSection>
            </Menu>
          </MenuButton>
        </Row>
      </Specimen>
      <Specimen name="Toast">
        <Row>
          <Button onPress={() => setMessage(true)}>Show a message</Button>
        </Row>
        <ToastRegion label={`Notifications on ${theme}`}>
          {message ? (
            <ToastView
              title="Added to your Signal Stack"
              description="The printer patent that expired in 2009 has been added to your collection."
              onDismiss={() => setMessage(false)}
            />
          ) : null}
        </ToastRegion>
      </Specimen>
      <Specimen name="Popover and hover card">
        <Row>
          <Popover
            label="Times"
            trigger={{ icon: 'info', label: 'About the times' }}
            placement="bottom start"
          >
            Times are in Paris; yours stand beside them.
          </Popover>
          <HoverCard trigger="Premier Access">
            Members of the advisory read every answer before it is published.
          </HoverCard>
        </Row>
      </Specimen>
    </GalleryPage>
  );
}
