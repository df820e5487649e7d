"""Many tables over the network: stateless workers around one log in a database."""
